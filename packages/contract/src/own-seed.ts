/** What a member may choose as seed of the own: letters that are seen, so that it can be typed again. Schema-free, for the browser. */
export const ownSeedPattern = /^(?!.*\p{DI})[\p{L}\p{N}-]{1,40}$/u
