/** Where Node finds `name` from the package at `from`, among the places of a lock file: nested first, then further out. */
const placeOf = (packages, from, name) => {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    const place = `${path}${path === '' ? '' : '/'}node_modules/${name}`;
    if (place in packages) return place;
    if (path === '') return undefined;
  }
};

/**
 * The lock file of what runs: of a whole project's lock file only `root`, the manifest of what is released, and all that
 * its dependencies need, at the same places and with the same hashes. Throws where the project's lock lacks one of them.
 */
export const lockOf = (lock, root) => {
  const { packages } = lock;
  const kept = new Map();
  const waiting = [['', root]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, { dependencies = {}, optionalDependencies = {} }] = next;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(packages, from, name);
      if (!place && name in optionalDependencies) continue;
      if (!place) throw new Error(`package-lock.json knows no place of ${name}, which ${from || 'the release'} needs`);
      if (kept.has(place)) continue;
      // In the project they may be there for its tools only.
      const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = packages[place];
      kept.set(place, entry);
      waiting.push([place, entry]);
    }
  }
  const { name, version, license, engines, dependencies } = root;
  const sorted = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': { name, version, license, engines, dependencies }, ...Object.fromEntries(sorted) },
  };
};
