export const fillFamily: (origin: string, token: string) => Promise<void>;
