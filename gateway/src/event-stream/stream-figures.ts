/** Counters of the event streams; they are formatted only when they are read. */
export class StreamFigures {
  open = 0;
  eventsSent = 0;
  /** Streams that this gateway ended because the subscriber did not read them. */
  tooSlow = 0;

  /** Formats the figures in the Prometheus text format. */
  render(): string {
    const { open, eventsSent, tooSlow } = this;
    const metric = (name: string, type: 'gauge' | 'counter', help: string, value: number) => [
      `# HELP atelier_event_${name} ${help}`,
      `# TYPE atelier_event_${name} ${type}`,
      `atelier_event_${name}{service="gateway"} ${value}`,
    ];
    return [
      ...metric('streams_open', 'gauge', 'Event streams that are open.', open),
      ...metric('streams_too_slow_total', 'counter', 'Event streams ended since nobody read them.', tooSlow),
      ...metric('stream_events_total', 'counter', 'Events sent to all streams.', eventsSent),
      '',
    ].join('\n');
  }
}
