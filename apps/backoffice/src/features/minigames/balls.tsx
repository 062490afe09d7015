import type { MiniDrawOut } from '@maru/contract'

/** Numbers in the order in which they were drawn; the power ball stands apart. */
export const Balls = ({ draw }: { draw: MiniDrawOut }) => (
  <span className="mini-balls num">
    {draw.numbers.map((number) => (
      <span key={number}>{number}</span>
    ))}
    {draw.powerBall !== null && <b>{draw.powerBall}</b>}
  </span>
)
