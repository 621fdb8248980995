import { useCodeOfHash } from './useCodeOfHash.ts';

const INVITATION = /^#invite=([\w-]{1,200})$/;

/** The invitation of an operator's link (decisions.md, Settings). */
export const useInvitation = (): string | null => useCodeOfHash(INVITATION);
