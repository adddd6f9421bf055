import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartTooltip } from './ChartTooltip';
import type { ChartPoint } from './chartPoints';
import { asShortCount, asTick } from './figureFormats';
import styles from './TimeChart.module.css';

interface Props {
  label: string;
  points: readonly ChartPoint[];
  timeZone: string;
  hasComparison: boolean;
}

const HEIGHT_PX = 280;
const MARGIN = { top: 12, right: 28, bottom: 0, left: 0 };
const TICK = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 };

/** Arrow keys move along the line, like the pointer. */
export function TimeChart({ label, points, timeZone, hasComparison }: Props) {
  const running = points.find(({ isRunning }) => isRunning);
  // A single point does not make a line.
  const isAlone = points.filter(({ drawn }) => drawn !== null).length === 1;
  return (
    <div className={styles.chart}>
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <ComposedChart data={[...points]} margin={MARGIN} title={`${label} over time; arrow keys move along the line`}>
          <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
          <XAxis
            dataKey="at"
            tickFormatter={(at: string) => asTick(at, timeZone)}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            tickMargin={8}
            minTickGap={40}
          />
          <YAxis
            width={44}
            tickFormatter={asShortCount}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
          />
          <Tooltip
            content={<ChartTooltip figure={label} timeZone={timeZone} />}
            cursor={{ stroke: 'var(--ant-color-border)' }}
            isAnimationActive={false}
            filterNull={false}
          />
          {hasComparison && (
            <Line
              dataKey="before"
              stroke="var(--ant-color-text-tertiary)"
              strokeWidth={1.5}
              strokeDasharray="5 5"
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          )}
          {/* Invisible, but part of the scale: the running hour may be the only one of the day, or the highest. */}
          <Line
            dataKey="value"
            stroke="none"
            dot={false}
            activeDot={false}
            legendType="none"
            isAnimationActive={false}
          />
          <Area
            dataKey="drawn"
            stroke="var(--ant-color-primary)"
            strokeWidth={2}
            fill="var(--ant-color-primary)"
            fillOpacity={0.1}
            dot={isAlone}
            activeDot={{ r: 4, fill: 'var(--ant-color-primary)', stroke: 'var(--ant-color-bg-container)' }}
            isAnimationActive={false}
          />
          {running !== undefined && running.value !== null && (
            <ReferenceDot
              x={running.at}
              y={running.value}
              r={4}
              fill="var(--ant-color-bg-container)"
              stroke="var(--ant-color-primary)"
              strokeWidth={2}
            />
          )}
          {points
            .filter(({ published }) => published.length > 0)
            .map(({ at }) => (
              <ReferenceDot
                key={at}
                x={at}
                y={0}
                r={5}
                fill="var(--atelier-peach)"
                stroke="var(--ant-color-bg-container)"
                strokeWidth={2}
              />
            ))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
