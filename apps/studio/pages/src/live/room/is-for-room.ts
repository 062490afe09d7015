type Pressed = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey'> & { target: unknown }

/**
 * Single letters lay chips and play hands, so they act only where the focus is in a room, and not in its chat: whoever writes to others, or speaks to the page, bets nothing
 * by a letter.
 */
export function isForRoom({ target, metaKey, ctrlKey, altKey }: Pressed): boolean {
  const isIn = (selector: string) => (target as Element | null)?.closest?.(selector) != null
  return !metaKey && !ctrlKey && !altKey && isIn('.live-room') && !isIn('.room-chat')
}
