/** What a built page asks for before it can be used; files are paths below the folder of the build. */
export function firstFiles(
  folder: string,
  page: string,
  screens?: readonly string[],
): { scripts: string[]; styles: string[]; fonts: string[]; requests: number };
