// The built server over an empty data folder of its own, which goes when it stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'kovan-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;

await import('../../apps/api/dist/server.js');
