/** What a member may choose as seed of the own. Schema-free, for the browser. */
export const ownSeedPattern = /^[\p{L}\p{N}-]{1,40}$/u
