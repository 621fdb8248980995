/** The ten avatars of the children screen, in order. */
export const CHILD_AVATARS = ['👶', '🧒', '👦', '👧', '🎭', '🎨', '🎯', '🌟', '🚀', '🎪'] as const;

/** The ten avatars of onboarding, in order; the two students are joined by a zero-width joiner. */
export const ONBOARDING_AVATARS = ['👶', '👧', '👦', '🧒', '👨‍🎓', '👩‍🎓', '🎓', '📚', '✏️', '🎨'] as const;

/** Every avatar that a child may have: the union of both lists, 15 in all. */
export const AVATARS = [...new Set([...CHILD_AVATARS, ...ONBOARDING_AVATARS])] as const;

export type Avatar = (typeof CHILD_AVATARS)[number] | (typeof ONBOARDING_AVATARS)[number];

/** The avatar that both forms show first. */
export const DEFAULT_AVATAR: Avatar = '👶';
