import { useText } from '@maru/i18n/react'
import type { Ladder } from '../rules/ladder.rules.ts'
import { useWords } from '../words.ts'
import { Verdict } from './verdict.tsx'

/** `passed`: of the ladder's marks: number, start, lines, end. */
export function LadderReadout({ ladder, passed }: { ladder: Ladder; passed: number }) {
  const say = useText('minigames')
  const { parity, start, lines } = useWords()
  const { facts } = ladder
  return (
    <div className="grid grid-cols-3 gap-2 @max-[330px]:gap-1.5 lying:grid-cols-1">
      <Verdict
        title={say('market.name.start')}
        decided={[{ choices: start, won: passed > 1 ? facts.start : undefined }]}
      />
      <Verdict
        title={say('market.name.lines')}
        decided={[{ choices: lines, won: passed > 2 ? String(facts.lines) : undefined }]}
      />
      <Verdict
        title={say('market.subject.finish')}
        decided={[{ choices: parity, won: passed > 3 ? facts.parity : undefined }]}
      />
    </div>
  )
}
