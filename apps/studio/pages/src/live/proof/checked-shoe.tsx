import type { Say } from '../../frame/texts.ts'
import type { ShoeChecked } from './check-shoe.ts'

/** The verdict first, then every round as right or wrong. */
export function CheckedShoe({
  shoe: { checked, rounds },
  wordsOf,
  say,
}: {
  shoe: ShoeChecked
  /** A result in the words of its game. */
  wordsOf: (result: string) => string
  say: Say
}) {
  const isRight = checked.problems.length === 0
  return (
    <div role="status">
      <p className={isRight ? 'proof-verdict good' : 'proof-verdict bad'}>
        <b>
          {say(isRight ? 'liveAllRight' : 'liveSomeWrong', { n: isRight ? checked.rounds : checked.problems.length })}
        </b>
      </p>
      {checked.voided > 0 ? <p>{say('liveVoidedCount', { n: checked.voided })}</p> : null}
      {checked.withheld > 0 ? <p>{say('liveWithheld', { n: checked.withheld })}</p> : null}
      <ol className="proof-rounds">
        {rounds.map(({ round, result, isVoid, problem }) => (
          <li key={round} className={problem ? 'bad' : ''}>
            <span>
              <small>{round + 1}</small> {isVoid ? say('liveVoid') : wordsOf(result)}
            </span>
            <span>
              {problem
                ? `${say('liveRoundWrong')} · ${say('liveExpected', { r: wordsOf(problem) })}`
                : isVoid
                  ? '–'
                  : say('liveRoundRight')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
