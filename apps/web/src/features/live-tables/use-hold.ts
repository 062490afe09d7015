import { type FocusEvent, type PointerEvent, useState } from 'react'

/** While a mouse points at something inside, or the keyboard is there, what is shown keeps its place. */
export const useHold = () => {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isHeld: isPointed || isFocused,
    holding: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
