import { bytesOfHex, hexOf, spinWheel, wheelCommitment } from '@maru/draws'
import { useLanguage, useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { points } from '../../shared/format/money.ts'
import { SupportLine } from '../../shared/support/support-line.tsx'
import type { Spin } from './calls/rotary.ts'

/** Computes the spin again, here in the browser: the hash of the seed, and what it draws with one's own. */
const computedOf = ({ seed, ownSeed, number, slices, hash, roll, slice }: Spin) => {
  const bytes = bytesOfHex(seed)
  const drawn = spinWheel({ seed: bytes, ownSeed, number, weights: slices.map(({ weight }) => weight) })
  const ownHash = hexOf(wheelCommitment(bytes))
  return { ownHash, isCommitted: ownHash === hash, drawn, isDrawn: drawn.roll === roll && drawn.slice === slice }
}

export function VerifyDialog({ spin, close }: { spin: Spin; close: () => void }) {
  const say = useText('rotary')
  const sayCommon = useText('common')
  const language = useLanguage()
  const { ownHash, isCommitted, drawn, isDrawn } = computedOf(spin)
  const total = spin.slices.reduce((sum, { weight }) => sum + weight, 0)
  const prize = spin.slices[drawn.slice]?.points ?? 0
  const isRight = isCommitted && isDrawn
  const lines = [
    [say('proof.hash'), spin.hash],
    [say('verify.seed'), spin.seed],
    [say('verify.ownHash'), ownHash],
    [say('proof.own'), spin.ownSeed],
    [say('verify.roll'), say('verify.rollOf', { roll: drawn.roll, total })],
    [say('odds.prize'), prize > 0 ? points(prize, language) : say('odds.nothing')],
  ]
  return (
    <Modal
      open
      size="md"
      onOpenChange={close}
      title={say('verify.title', { number: spin.number })}
      closeLabel={sayCommon('action.close')}
    >
      <Notice tone={isRight ? 'ok' : 'bad'} title={say(isRight ? 'verify.right' : 'verify.wrong')}>
        {say(isRight ? 'verify.rightText' : 'verify.wrongText')}
        {!isRight && <SupportLine />}
      </Notice>
      <dl className="mt-4 grid gap-3 text-13">
        {lines.map(([name, value]) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-12 text-text-3">{name}</dt>
            <dd className="break-all tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-12 text-text-3">{say('verify.how')}</p>
    </Modal>
  )
}
