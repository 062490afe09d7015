import { CopyText } from '../../shared/parts/copy-text.tsx'
import { inPieces } from './coin.rules.ts'

/** A whole address or hash in pieces that an eye can compare. */
export const CoinCode = ({ label, text }: { label: string; text: string }) => (
  <CopyText label={label} text={text} pieces={inPieces(text)} />
)
