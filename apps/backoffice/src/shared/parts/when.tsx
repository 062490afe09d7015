import { seoulDayClock, seoulFull } from '../time/seoul.ts'

/** To the second where there is room for it. */
export const When = ({ at }: { at: string }) => (
  <span className="second num">
    <span className="wide-only">{seoulFull(at)}</span>
    <span className="narrow-only">{seoulDayClock(at)}</span>
  </span>
)
