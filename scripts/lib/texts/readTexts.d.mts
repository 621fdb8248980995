/** The texts of one folder in both languages. */
export interface TextRoom {
  readonly namespace: string | undefined;
  readonly folder: string;
  readonly tr: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

export const readTexts: () => readonly TextRoom[];
export const uiSources: () => readonly string[];
