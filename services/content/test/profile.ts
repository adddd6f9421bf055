import { inspectDatabase } from '@atelier/test-kit';

/** What the database did for one operation, as its profiler recorded it (the figures of explain's executionStats). */
export interface Execution {
  op: string;
  collection: string;
  planSummary: string;
  docsExamined: number;
  keysExamined: number;
  hasSortStage: boolean;
  stages: string[];
}

interface Stage {
  stage: string;
  inputStage?: Stage;
  inputStages?: Stage[];
}

const getStages = ({ stage, inputStage, inputStages = [] }: Stage): string[] => [
  stage,
  ...[...(inputStage === undefined ? [] : [inputStage]), ...inputStages].flatMap(getStages),
];

/** Every operation on these collections while `work` runs: the very queries, with the plans that they ran by. */
export const profiled = (
  databaseName: string,
  collections: readonly string[],
  work: () => Promise<unknown>,
): Promise<Execution[]> =>
  inspectDatabase(databaseName, async (database) => {
    await database.dropCollection('system.profile').catch(() => false);
    await database.command({ profile: 2 });
    await work().finally(() => database.command({ profile: 0 }));
    const namespaces = collections.map((collection) => `${databaseName}.${collection}`);
    const entries = await database
      .collection('system.profile')
      .find({ ns: { $in: namespaces }, planSummary: { $exists: true } })
      .toArray();
    return entries.map(({ op, ns, planSummary, docsExamined, keysExamined, hasSortStage, execStats }) => ({
      op,
      collection: String(ns).slice(databaseName.length + 1),
      planSummary,
      docsExamined,
      keysExamined,
      hasSortStage: hasSortStage === true,
      stages: execStats?.stage === undefined ? [] : getStages(execStats as Stage),
    }));
  });
