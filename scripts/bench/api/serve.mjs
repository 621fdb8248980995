// Runs the built server inside a process that also says, when its parent asks, how much processor time it has used, and
// that profiles itself.
import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';

const inspector = new Session();
inspector.connect();

const answers = {
  cpu: async () => ({ cpu: process.cpuUsage() }),
  profile: async () => {
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.start');
    return {};
  },
  endProfile: async (file) => {
    const { profile } = await inspector.post('Profiler.stop');
    await writeFile(file, JSON.stringify(profile));
    return {};
  },
};

process.on('message', ([name, ...values]) => {
  answers[name](...values).then(
    (answer) => process.send(answer),
    (error) => process.send({ error: error.message }),
  );
});
const { address } = await import(pathToFileURL(process.argv[2]).href);
process.send({ listening: address });
