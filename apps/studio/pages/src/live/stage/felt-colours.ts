/** Lamp, near, far and edge of the cloth in each room. */
const FELTS: { readonly [room: string]: readonly [string, string, string, string] } = {
  pine: ['#3f9a86', '#1d6557', '#0d3a35', '#061c1c'],
  wave: ['#3d7fae', '#1c4a73', '#0e2a47', '#071626'],
  plum: ['#a3566a', '#6b2c40', '#3d1726', '#1d0a12'],
  crane: ['#4d8f9c', '#23596a', '#11343f', '#081b22'],
  bamboo: ['#5f9a4f', '#33652f', '#1b3d1d', '#0c1f10'],
  pavilion: ['#9a6a3f', '#6a3a1f', '#3c1d10', '#1d0d08'],
  garden: ['#3c8f74', '#1c5a4a', '#0d3a31', '#061d19'],
  terrace: ['#8a5a96', '#52305f', '#2c1838', '#160b1d'],
}
const PINE = ['#3f9a86', '#1d6557', '#0d3a35', '#061c1c'] as const

export const feltOf = (room: string): readonly string[] => FELTS[room] ?? PINE

/** Two stops and the line of each kind of place: as the conventions of the game have them. */
export const TONES = {
  player: { top: '#2b63c8ad', foot: '#123270c0', line: '#7eabff' },
  banker: { top: '#b02f3aa0', foot: '#5c141db4', line: '#f2777d' },
  tie: { top: '#1f8a5a9e', foot: '#0b4530b4', line: '#5fcf9c' },
  side: { top: '#0b1f26a8', foot: '#06141ab8', line: '#cdb98a' },
} as const
