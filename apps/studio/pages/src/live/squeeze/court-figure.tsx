import { useId } from 'react'
import { BLACK, RED } from '../cards/suits.ts'

const [WIDTH, HALF] = [230, 186]
const BRASS = '#c9a35a'
const BLUE = '#25506e'
/** What jack, queen and king wear, over a face at (0, -112). */
const HATS: { readonly [number: number]: string } = {
  11: 'M-34-132C-36-158 20-168 38-138L30-128H-32ZM26-148Q52-164 46-176Q30-170 22-152Z',
  12: 'M-32-130L-38-164L-20-150L-12-172L0-152L12-172L20-150L38-164L32-130Z',
  13: 'M-34-128V-160L-18-146V-166H-8V-148H-4V-178H4V-148H8V-166H18V-146L34-160V-128Z',
}

/** The picture of a jack, queen or king inside its frame, the middle at the origin: twice the same, as on every card. */
export function CourtFigure({
  number,
  suit,
}: {
  number: number
  suit: { readonly ink: string; readonly path: string }
}) {
  const id = useId()
  const other = suit.ink === RED ? BLUE : RED
  return (
    <>
      <g id={id}>
        <path d={`M-44-84Q0-62 44-84L${WIDTH / 2} -28V0H${-WIDTH / 2}V-28Z`} fill={suit.ink === RED ? RED : BLUE} />
        <path d="M-44-84Q0-62 44-84L66-68L30 0H-30L-66-68Z" fill={other} />
        <path d="M-22-76Q0-66 22-76L12 0H-12Z" fill="#f6ead0" />
        {[-54, -30, -6].map((y) => (
          <path key={y} d={`M0 ${y - 10}L8 ${y}L0 ${y + 10}L-8 ${y}Z`} fill={BRASS} />
        ))}
        {[-1, 1].map((side) => (
          <g key={side} fill="none" stroke={BRASS} strokeWidth="4">
            <path d={`M${side * 66}-68L${side * 30} 0`} />
            <path d={`M${side * 94}-42L${side * 72} 0M${side * 112}-30L${side * 96} 0`} strokeWidth="2.5" />
          </g>
        ))}
        <path d="M-34-134Q-46-104-36-82Q0-70 36-82Q46-104 34-134Z" fill={number === 12 ? '#7a4a22' : BLACK} />
        <path d="M-25-134Q-27-88 0-84Q27-88 25-134Z" fill="#f2dcc0" />
        <path d="M-15-117H-7M7-117H15M0-114L-3-104H3M-7-96Q0-92 7-96" stroke={BLACK} strokeWidth="2.2" fill="none" />
        <path d={HATS[number]} fill={BRASS} stroke={BLACK} strokeWidth="2" strokeLinejoin="round" />
        <path d="M-32-130H32" stroke={other} strokeWidth="5" />
        <path d={suit.path} fill={suit.ink} transform={`translate(${-WIDTH / 2 + 32} ${-HALF + 36}) scale(.62)`} />
      </g>
      <use href={`#${id}`} transform="rotate(180)" />
      <path d={`M${-WIDTH / 2} 0H${WIDTH / 2}`} stroke={BRASS} strokeWidth="5" />
    </>
  )
}
