export const callApi: (
  origin: string,
  path: string,
  options?: { readonly method?: string; readonly token?: string; readonly body?: unknown },
) => Promise<unknown>;
export const signUp: (
  origin: string,
  account: { readonly email: string; readonly password: string; readonly displayName: string },
) => Promise<string>;
