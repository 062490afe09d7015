// What floats: the only places that carry a shadow.
export const FLOATING =
  'z-(--z-modal) rounded-card bg-surface-2 text-text text-14 shadow-[var(--sh-3),0_0_0_1px_var(--line-soft)] data-[state=open]:animate-[maru-rise_var(--m-base)_var(--ease-out)] data-[state=delayed-open]:animate-[maru-rise_var(--m-base)_var(--ease-out)]'

export const SCRIM =
  'fixed inset-0 z-(--z-modal) bg-scrim data-[state=open]:animate-[maru-appear_var(--m-slow)_var(--ease-out)] data-[state=closed]:animate-[maru-vanish_var(--m-base)_var(--ease-in)_forwards]'
