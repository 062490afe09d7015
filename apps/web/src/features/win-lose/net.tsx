import { PlainSum, Sum } from '../../shared/format/sum.tsx'

/** A profit in brass; a loss is not an alarm. */
export const Net = ({ net }: { net: number }) =>
  net > 0 ? <Sum units={net} sign className="font-bold" /> : <PlainSum units={net} className="font-semibold" />
