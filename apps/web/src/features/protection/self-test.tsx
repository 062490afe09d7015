import { selfTestQuestions } from '@maru/contract/protection'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ProgressBar } from '@maru/ui/moon-progress.tsx'
import { Notice, type NoticeTone } from '@maru/ui/notice.tsx'
import { useState } from 'react'
import { ProtectionCard } from './protection-card.tsx'
import { groupOf, scoreOf } from './self-test.rules.ts'

const points = [0, 1, 2, 3] as const
type Question = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
const tones = { none: 'ok', low: 'info', some: 'warn', high: 'bad' } as const satisfies Record<string, NoticeTone>

type Props = {
  answers: readonly number[] | undefined
  /** Undefined: not begun. */
  onAnswers: (answers: readonly number[] | undefined) => void
}

/** Nine questions, one after the other. What is answered stays in this page, and goes with it. */
export function SelfTest({ answers, onAnswers }: Props) {
  const say = useText('protection')
  return (
    <ProtectionCard id="test" title={say('test.title')}>
      {answers === undefined ? (
        <>
          <p className="mb-3.5 text-13 text-text-2 leading-relaxed">{say('test.text')}</p>
          <Button onClick={() => onAnswers([])}>{say('test.begin')}</Button>
        </>
      ) : answers.length < selfTestQuestions ? (
        <Asking answers={answers} onAnswers={onAnswers} />
      ) : (
        <Result answers={answers} again={() => onAnswers([])} />
      )}
    </ProtectionCard>
  )
}

type AskingProps = { answers: readonly number[]; onAnswers: (answers: readonly number[]) => void }

function Asking({ answers, onAnswers }: AskingProps) {
  const say = useText('protection')
  // The second of two quick presses would answer the question after it unseen.
  const [pressedAt, setPressedAt] = useState(0)
  const no = answers.length + 1
  const question = say(`test.q${no as Question}`)
  const answer = (given: number, at: number) => {
    if (at - pressedAt < 250) return
    setPressedAt(at)
    onAnswers([...answers, given])
  }
  return (
    <div className="grid gap-3.5">
      <div className="flex items-center gap-3">
        <ProgressBar
          thin
          tone="moon"
          value={answers.length / selfTestQuestions}
          label={say('test.title')}
          className="flex-1"
        />
        <span className="num text-12 text-text-3">{say('test.progress', { no, of: selfTestQuestions })}</span>
      </div>
      <p aria-live="polite" className="min-h-12 font-semibold text-15 leading-snug">
        {question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields. */}
      <div role="group" aria-label={question} className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        {points.map((given) => (
          <Button
            key={given}
            onClick={(event) => answer(given, event.timeStamp)}
            className="h-auto! min-h-11 whitespace-normal! px-2! py-2 leading-tight"
          >
            {say(`test.a${given}`)}
          </Button>
        ))}
      </div>
      <Button
        kind="ghost"
        size="sm"
        className="justify-self-start"
        disabled={answers.length === 0}
        onClick={() => onAnswers(answers.slice(0, -1))}
      >
        {say('test.back')}
      </Button>
    </div>
  )
}

function Result({ answers, again }: { answers: readonly number[]; again: () => void }) {
  const say = useText('protection')
  const score = scoreOf(answers)
  const group = groupOf(score)
  return (
    <div className="grid gap-3">
      <Notice live tone={tones[group]} title={say(`test.${group}`)}>
        {say(`test.${group}Text`)}
      </Notice>
      <p className="flex flex-wrap items-center justify-between gap-2 text-13 text-text-3">
        <span>
          {say('test.score', { score })} · {say('test.private')}
        </span>
        <Button kind="ghost" size="sm" onClick={again}>
          {say('test.again')}
        </Button>
      </p>
    </div>
  )
}
