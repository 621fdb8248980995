const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** The instructions of a Containerfile, in order: `[keyword, text]`. Throws at one that `shellOf` would not know. */
export const readContainerfile = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, keyword, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (!KNOWN.includes(keyword)) throw new Error(`The Containerfile has a line that is not known: ${line}`);
      return [keyword, rest];
    });

const quote = (word) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** What of this machine stands for the base image, read only. */
const BASE = String.raw`
for part in usr etc dev; do
  mkdir -p "$ROOTFS/$part"
  mount --rbind "/$part" "$ROOTFS/$part"
  [ "$part" = dev ] || mount -o remount,bind,ro "$ROOTFS/$part"
done
for link in bin lib lib64 sbin; do [ -L "/$link" ] && cp -a "/$link" "$ROOTFS/$link"; done
mkdir -p "$ROOTFS/tmp" "$ROOTFS/root" "$ROOTFS/home/node"
mkdir -p "$ROOTFS/root/.npm" "$HOME/.npm"; mount --bind "$HOME/.npm" "$ROOTFS/root/.npm"
[ -f "$HOME/.npmrc" ] && cp "$HOME/.npmrc" "$ROOTFS/root/.npmrc"
chmod 1777 "$ROOTFS/tmp"
# The image's user of this name; here whoever has its number.
{ cat /etc/passwd; echo 'node:x:1000:1000::/home/node:/bin/sh'; } > "$ROOTFS/tmp/passwd"
{ cat /etc/group; echo 'node:x:1000:'; } > "$ROOTFS/tmp/group"
mount --bind "$ROOTFS/tmp/passwd" "$ROOTFS/etc/passwd"; mount --bind "$ROOTFS/tmp/group" "$ROOTFS/etc/group"
`;

/**
 * A shell script that does in a chroot, in a mount namespace of its own, what the instructions say: it builds over the folder
 * `CONTEXT` in the empty folder `ROOTFS` and then runs the command in the foreground. This machine's own Node stands for
 * the image's; ports and volumes are those of the machine.
 */
export const shellOf = (instructions) => {
  let workdir = '/';
  let user = 'root';
  const env = [];
  const chroot = (command) => {
    const as = user === 'root' ? '' : ` --userspec=${user}:${user}`;
    return `chroot${as} "$ROOTFS" /usr/bin/env HOME=${user === 'root' ? '/root' : `/home/${user}`} ${env.join(' ')} /bin/sh -c ${quote(`cd ${workdir} && ${command}`)}`;
  };
  const lines = ['set -eu', BASE];
  for (const [keyword, rest] of instructions) {
    if (keyword === 'WORKDIR') {
      workdir = rest;
      lines.push(`mkdir -p "$ROOTFS${workdir}"`);
    }
    if (keyword === 'ENV') env.push(...rest.split(/\s+/).map(quote));
    if (keyword === 'USER') user = rest;
    if (keyword === 'COPY') {
      const words = rest.split(/\s+/);
      const target = words.pop();
      for (const word of words)
        lines.push(`cp -a "$CONTEXT/${word}" "$ROOTFS${workdir}/${target.replace(/^\.\/?/, '')}"`);
    }
    if (keyword === 'RUN') lines.push(chroot(rest));
    if (keyword === 'CMD') lines.push(`exec ${chroot(`exec ${JSON.parse(rest).map(quote).join(' ')}`)}`);
  }
  return lines.join('\n');
};
