/** Two stops and the line of each kind of place: as the conventions of the game have them. */
export const TONES = {
  player: { top: '#2b63c8ad', foot: '#123270c0', line: '#7eabff' },
  banker: { top: '#b02f3aa0', foot: '#5c141db4', line: '#f2777d' },
  tie: { top: '#1f8a5a9e', foot: '#0b4530b4', line: '#5fcf9c' },
  side: { top: '#0b1f26a8', foot: '#06141ab8', line: '#cdb98a' },
} as const
