// npm run audit: the known vulnerabilities of what ships, development tools left out. High and critical ones fail it; a
// registry that cannot be asked does not, and is said.
import { audit } from './lib/audit.mjs';

const { ok, line } = await audit();
console.log(`note: ${line}`);
process.exitCode = ok ? 0 : 1;
