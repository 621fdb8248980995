import type { Database, Notices } from './database.ts';
import { createTopics } from './topics.ts';

type Told = readonly [topic: string, text: string];

/**
 * The notices of a database that one process has alone: what its transactions tell is heard here, as soon as they have
 * committed, and of one that is undone nothing.
 */
export const singleProcess = (db: Database): Notices => {
  const topics = createTopics();
  const toldIn = new WeakMap<Database, Told[]>();
  const transaction = db.transaction.bind(db);

  db.transaction = async (work, config) => {
    const told: Told[] = [];
    const result = await transaction((tx) => {
      toldIn.set(tx, told);
      return work(tx);
    }, config);
    for (const one of told) topics.hear(...one);
    return result;
  };

  return {
    tell: (tx, topic, text) => ({
      async execute() {
        const told = toldIn.get(tx);
        if (told) told.push([topic, text]);
        else topics.hear(topic, text);
      },
    }),
    on: topics.on,
    epoch: () => 0,
    start: () => undefined,
    stop: async () => undefined,
  };
};
