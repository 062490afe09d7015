import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Panel } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { ClockGlyph, LockGlyph, PersonGlyph } from '@maru/ui/glyphs.tsx'
import { CopyIcon } from '@maru/ui/icons.tsx'
import type { ReactNode } from 'react'
import { dayTimeSeconds } from '../../shared/format/date.ts'
import { copyText } from '../../shared/text/copy-text.ts'
import { notify } from '../../shared/toast.ts'
import code from './verify.py?raw'
import type { Proof } from './verify.rules.ts'

type Props = { game: Game; proof: Proof }

/** Why nobody can change a result, where the public value is from, and how to do the same elsewhere. */
export function VerifyAside({ game, proof }: Props) {
  const say = useText('minigames')
  const { chain, link } = proof
  // Nobody entered it: the demo's server drew it.
  const isDemo = chain.saltStaff === 0
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Panel title={say('results.verify.why')}>
        <ul className="grid gap-3 text-13 text-text-2 leading-normal [&_svg]:mt-0.5 [&_svg]:shrink-0 [&_svg]:text-moon">
          <Reason icon={<LockGlyph size={16} />}>{say('results.verify.whyLink')}</Reason>
          <Reason icon={<PersonGlyph size={16} />}>{say('results.verify.whyBets')}</Reason>
          <Reason icon={<ClockGlyph size={16} />}>{say('results.verify.whySalt')}</Reason>
        </ul>
      </Panel>
      <Panel title={say('results.verify.saltName')}>
        <dl className="grid gap-2 text-13">
          <Fact name={say('results.verify.source')}>
            {isDemo ? say('results.verify.demoSource') : chain.saltSource}
          </Fact>
          <Fact name={say('results.verify.rule')} isLong>
            {isDemo ? say('results.verify.demoRule') : chain.saltRule}
          </Fact>
          <Fact name={say('results.verify.committedAt')}>{dayTimeSeconds(chain.committedAt)}</Fact>
          <Fact name={say('results.verify.saltAt')}>{dayTimeSeconds(chain.saltAt)}</Fact>
          <Fact name={say('results.verify.firstDrawAt')}>{dayTimeSeconds(chain.firstDrawAt)}</Fact>
          <Fact name={say('results.verify.enteredBy')}>
            {isDemo ? say('results.verify.demoItself') : say('results.verify.staff', { count: chain.saltStaff })}
          </Fact>
        </dl>
      </Panel>
      <Panel title={say('results.verify.elsewhere')}>
        <p className="mb-3 text-13 text-text-2 leading-normal">
          {say('results.verify.elsewhereText', { language: 'Python' })}
        </p>
        <div className="grid gap-2">
          <CopyButton text={code}>{say('results.verify.copyCode')}</CopyButton>
          <CopyButton text={`python3 verify.py ${game} ${link.number} ${link.hex} ${chain.commitment} ${chain.salt}`}>
            {say('results.verify.copyCommand')}
          </CopyButton>
        </div>
      </Panel>
    </aside>
  )
}

const Reason = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex gap-2.5">
    {icon}
    <span>{children}</span>
  </li>
)

/** A long one stands below its name. */
const Fact = ({ name, isLong, children }: { name: string; isLong?: boolean; children: ReactNode }) => (
  <div className={isLong ? 'grid gap-0.5' : 'flex justify-between gap-4'}>
    <dt className="shrink-0 text-text-3">{name}</dt>
    <dd className={cx('min-w-0 [overflow-wrap:anywhere]', !isLong && 'text-right')}>{children}</dd>
  </div>
)

function CopyButton({ text, children }: { text: string; children: string }) {
  const say = useText('minigames')
  const copy = async () => {
    if (await copyText(text)) notify.ok(say('results.verify.copied'))
    else notify.error(say('results.verify.copyFailed'))
  }
  return (
    <Button full icon={<CopyIcon size={16} />} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
