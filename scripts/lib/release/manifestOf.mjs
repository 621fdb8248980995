import { EXTERNAL } from '../../../apps/api/external.mjs';

/** The commands that what is released has; those of the project's that need no sources. */
const SCRIPTS = ['start', 'seed', 'admin', 'backup', 'restore', 'move'];

/** The `package.json` of a release: what starts it, and the few packages that the built server loads, each at its version. */
export const manifestOf = (project, server) => {
  const { name, version, description, license, type, engines } = project;
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    scripts: Object.fromEntries(Object.entries(project.scripts).filter(([script]) => SCRIPTS.includes(script))),
    dependencies: Object.fromEntries(EXTERNAL.map((external) => [external, server.dependencies[external]])),
  };
};
