import moonBody from '../../art/rooms/dealer-moon-body.svg'
import moonHands from '../../art/rooms/dealer-moon-hands.svg'
import plumBody from '../../art/rooms/dealer-plum-body.svg'
import plumHands from '../../art/rooms/dealer-plum-hands.svg'
import bambooScreen from '../../art/rooms/screen-bamboo.svg'
import peaksScreen from '../../art/rooms/screen-peaks.svg'
import plumScreen from '../../art/rooms/screen-plum.svg'
import type { Rect, TableLayout } from './table-layout.ts'

/** Each table has a dealer, a screen and a felt of its own. */
const ROOMS = {
  moon: {
    body: moonBody,
    hands: moonHands,
    screen: peaksScreen,
    sides: bambooScreen,
    felt: ['#3f9a86', '#1d6557', '#0d3a35', '#061c1c'],
  },
  plum: {
    body: plumBody,
    hands: plumHands,
    screen: plumScreen,
    sides: plumScreen,
    felt: ['#a3566a', '#6b2c40', '#3d1726', '#1d0a12'],
  },
} as const
const SCREEN_RATIO = 420 / 960

export const roomOf = (code: string) => ROOMS[code === 'baccarat' ? 'moon' : 'plum']

/** The table without anything on it: drawn once for a size, and never on a tick. */
export function Room({ code, layout }: { code: string; layout: TableLayout }) {
  const room = roomOf(code)
  const { scene, edge, inset, dealer } = layout
  const height = Math.max(edge + 24, 60)
  const width = Math.max(height / SCREEN_RATIO, dealer.w * 1.7)
  const middle = scene.x + scene.w / 2
  const screen = (x: number) => ({
    x,
    y: Math.min(0, height - width * SCREEN_RATIO),
    w: width,
    h: width * SCREEN_RATIO,
  })
  const beyond = scene.w > width
  return (
    <div className="room" style={boxOf(scene)}>
      <div className="screens" style={{ height }}>
        {beyond ? <img src={room.sides} alt="" className="side" style={boxOf(screen(middle - width * 1.5))} /> : null}
        {beyond ? <img src={room.sides} alt="" className="side" style={boxOf(screen(middle + width / 2))} /> : null}
        <img src={room.screen} alt="" style={boxOf(screen(middle - width / 2))} />
      </div>
      <img src={room.body} alt="" style={boxOf(dealer)} />
      <Felt colours={room.felt} scene={scene} edge={edge} inset={inset} lamp={dealer.w} />
      <img src={room.hands} alt="" style={boxOf(dealer)} />
    </div>
  )
}

function Felt({
  colours,
  scene: { w, h },
  edge: e,
  inset: i,
  lamp,
}: {
  colours: readonly string[]
  scene: Rect
  edge: number
  inset: number
  lamp: number
}) {
  const outline = `M${i} ${e}Q${w / 2} ${e - 22} ${w - i} ${e}C${w - i * 0.3} ${e + 14} ${w + 30} ${e + (h - e) * 0.5} ${w + 60} ${h + 20}H-60C-30 ${e + (h - e) * 0.5} ${i * 0.3} ${e + 14} ${i} ${e}Z`
  const stops = [0, 0.3, 0.68, 1]
  return (
    <svg className="felt-art" width={w} height={h} aria-hidden="true">
      <defs>
        <radialGradient id="felt" cx=".5" cy=".1" r=".95">
          {colours.map((colour, index) => (
            <stop key={colour} offset={stops[index]} stopColor={colour} />
          ))}
        </radialGradient>
        <linearGradient id="rail" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6b4630" />
          <stop offset=".4" stopColor="#3a2418" />
          <stop offset="1" stopColor="#140b08" />
        </linearGradient>
        <linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity=".3" />
          <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="pool">
          <stop offset="0" stopColor="#fff2cf" stopOpacity=".3" />
          <stop offset="1" stopColor="#fff2cf" stopOpacity="0" />
        </radialGradient>
        <pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 6L6 0M-1 1L1 -1M5 7L7 5" stroke="#fff" strokeOpacity=".045" />
        </pattern>
      </defs>
      <path
        d={`M${w / 2 - lamp * 0.12} 0H${w / 2 + lamp * 0.12}L${w / 2 + lamp * 0.72} ${e}H${w / 2 - lamp * 0.72}Z`}
        fill="url(#lamp)"
      />
      <path d={outline} fill="url(#felt)" stroke="url(#rail)" strokeWidth="22" />
      <path d={outline} fill="url(#weave)" stroke="#e0bd7a" strokeOpacity=".6" strokeWidth="1.5" />
      <ellipse cx={w / 2} cy={e + (h - e) * 0.2} rx={w * 0.3} ry={(h - e) * 0.24} fill="url(#pool)" />
    </svg>
  )
}

export const boxOf = ({ x, y, w, h }: Rect) => ({ left: x, top: y, width: w, height: h })
