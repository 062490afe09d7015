/** Tables and slots in one row on a desktop: how it is divided, and how many posters stand side by side. */
export type Beside = { columns: 'even' | 'fewSlots' | 'oneTable'; posters: 2 | 3 | 4 | 5 }

/** Undefined: each has rows of its own, which they fill. Side by side only where both come to about the same height. */
export const besideOf = (tables: number, slots: number): Beside | undefined => {
  if (tables === 0 || slots === 0 || tables > 2) return undefined
  if (slots <= 2) return { columns: 'fewSlots', posters: 2 }
  if (slots <= 4)
    return tables === 1 ? { columns: 'oneTable', posters: 4 } : { columns: 'even', posters: slots === 3 ? 3 : 4 }
  return tables === 1 && slots === 5 ? { columns: 'oneTable', posters: 5 } : undefined
}
