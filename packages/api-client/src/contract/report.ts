import { call } from './call.ts';
import { z } from './zod.ts';

export const reportCalls = {
  generateWeekly: call({
    method: 'POST',
    path: '/api/report/generate-weekly-report',
    summary: 'Make the report of the current week and send it to the signed-in user',
    access: 'adults',
    changes: [],
    idempotent: true,
    status: 200,
    answer: z.object({ success: z.literal(true) }),
    errors: [409, 502],
  }),
};
