/** Where money goes or comes from. */
export const accountBox =
  'grid rounded-card bg-[color-mix(in_oklab,var(--surface-3)_55%,var(--surface-2))] p-5 shadow-[inset_0_0_0_1px_var(--line-soft)]'
