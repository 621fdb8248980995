import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { accessChapter } from './conformance/accessChapter.ts';
import { accountChapter } from './conformance/accountChapter.ts';
import { childrenChapter } from './conformance/childrenChapter.ts';
import { dashboardChapter } from './conformance/dashboardChapter.ts';
import { fileChapter } from './conformance/fileChapter.ts';
import { eventsChapter } from './conformance/eventsChapter.ts';
import { deviceRightsChapter } from './conformance/deviceRightsChapter.ts';
import { devicesChapter } from './conformance/devicesChapter.ts';
import { homeworkChapter } from './conformance/homeworkChapter.ts';
import { homeworkListsChapter } from './conformance/homeworkListsChapter.ts';
import { homeworkStatusChapter } from './conformance/homeworkStatusChapter.ts';
import { idsChapter } from './conformance/idsChapter.ts';
import { inputChapter } from './conformance/inputChapter.ts';
import { lendingChapter } from './conformance/lendingChapter.ts';
import { pagesChapter } from './conformance/pagesChapter.ts';
import { peopleChapter } from './conformance/peopleChapter.ts';
import { rangesChapter } from './conformance/rangesChapter.ts';
import { repeatsChapter } from './conformance/repeatsChapter.ts';
import { scheduledTasksChapter } from './conformance/scheduledTasksChapter.ts';
import type { ConformanceServer } from './conformance/server.ts';
import { tasksChapter } from './conformance/tasksChapter.ts';
import { createWorld } from './conformance/world.ts';

export { EMPTY_FILE } from './conformance/emptyFile.ts';
export type { Account, ConformanceServer } from './conformance/server.ts';

/** The moment at which every test of the suite begins: Wednesday 18 November 2026, 17:45 in Istanbul. */
const BEGINNING = '2026-11-18T14:45:00Z';

/** One suite of calls and answers, so that the mocks and the real server cannot drift apart. */
export const describeConformance = (name: string, open: () => Promise<ConformanceServer>): void => {
  // Some of its tests make hundreds of calls, which takes its time on a busy machine.
  describe(`conformance of ${name}`, { timeout: 60_000 }, () => {
    let server: ConformanceServer | undefined;
    const opened = () => {
      if (!server) throw new Error('The server is not open');
      return server;
    };
    beforeAll(async () => {
      server = await open();
    }, 60_000);
    beforeEach(() => opened().setNow(BEGINNING));
    afterAll(() => server?.close());

    const world = createWorld(opened);
    for (const chapter of [
      accessChapter,
      inputChapter,
      idsChapter,
      childrenChapter,
      tasksChapter,
      rangesChapter,
      scheduledTasksChapter,
      homeworkChapter,
      homeworkListsChapter,
      homeworkStatusChapter,
      dashboardChapter,
      devicesChapter,
      deviceRightsChapter,
      lendingChapter,
      eventsChapter,
      repeatsChapter,
      pagesChapter,
      peopleChapter,
      accountChapter,
      fileChapter,
    ]) {
      chapter(world);
    }
  });
};
