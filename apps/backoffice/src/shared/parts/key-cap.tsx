import { type KeyName, keyCaps } from '../keys/keymap.ts'

/** The key that does the same as the button it stands in. */
export const KeyCap = ({ name }: { name: KeyName }) => (
  <kbd className="key-cap wide-only" aria-hidden>
    {keyCaps[name]}
  </kbd>
)
