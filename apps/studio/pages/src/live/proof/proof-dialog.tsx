import { useEffect, useState } from 'react'
import type { ShoesAnswer, TableSaid } from '../../../../src/tables/table-shapes.ts'
import { Dialog } from '../../frame/dialog.tsx'
import type { Say } from '../../frame/texts.ts'
import type { GameView } from '../game/game-view.ts'
import { useRoom } from '../room/use-store.ts'
import type { TableLink } from '../store/table-link.ts'
import type { TableStore } from '../store/table-store.ts'
import { checkShoe, type ShoeChecked } from './check-shoe.ts'
import { CheckedShoe } from './checked-shoe.tsx'

type Asked = { link: TableLink; store: TableStore; said: TableSaid; view: GameView; say: Say }

/** How anybody can see that nothing was chosen: the shoe that is dealt, and those that are finished. */
export function ProofDialog({ open, onClose, ...asked }: Asked & { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={asked.say('liveProof')} open={open} say={asked.say} onClose={onClose}>
      <ShoeNow {...asked} />
      <FinishedShoes {...asked} />
      <p>{asked.say('liveHowProof')}</p>
    </Dialog>
  )
}

function ShoeNow({ store, say }: Asked) {
  const { shoe, video } = useRoom(store).table ?? {}
  if (video)
    return (
      <section className="proof">
        <h3>{say('streamProof')}</h3>
        <p>{say('streamProofNote')}</p>
      </section>
    )
  if (!shoe) return null
  return (
    <section className="proof">
      <h3>
        {say('liveShoeNow')} · {say('shoe', { n: shoe.number })}
      </h3>
      <p>{say(shoe.seeds === 0 ? 'liveNotSealed' : 'liveShoeCommitted')}</p>
      {store.isWatched ? null : (
        <p className={store.isSeedIn(shoe.number) ? 'good' : 'dim'}>
          {say(store.isSeedIn(shoe.number) ? 'liveSeedIn' : 'liveSeedOut')}
        </p>
      )}
      <p className="dim">
        {say('liveSeedsCame', { n: shoe.seeds })}
        {shoe.withheld > 0 ? ` · ${say('liveWithheld', { n: shoe.withheld })}` : ''}
      </p>
      <dl>
        {shoe.commitment ? <Hash name={say('liveCommitment')} value={shoe.commitment} /> : null}
        {shoe.list ? <Hash name={say('liveList')} value={shoe.list} /> : null}
      </dl>
    </section>
  )
}

const Hash = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
)

type Looked = { shoe: number; state: 'busy' | 'failed' | ShoeChecked }

function FinishedShoes({ link, said, view, say }: Asked) {
  const wordsOf = (result: string) => view.resultWords({ round: 0, result, cards: [] }, say) || result
  const [shoes, setShoes] = useState<ShoesAnswer['shoes'] | 'failed'>()
  const [looked, setLooked] = useState<Looked>()
  useEffect(() => {
    link.call(said.code, 'shoes', {}).then(
      (answer) => setShoes(answer.shoes),
      () => setShoes('failed'),
    )
  }, [link, said.code])
  const look = (shoe: number) => {
    setLooked({ shoe, state: 'busy' })
    checkShoe(link, said.code, shoe).then(
      (state) => setLooked({ shoe, state }),
      () => setLooked({ shoe, state: 'failed' }),
    )
  }
  return (
    <section className="proof">
      <h3>{say('liveShoesPast')}</h3>
      {shoes === 'failed' ? <p role="alert">{say('liveCheckFailed')}</p> : null}
      {shoes && shoes !== 'failed' && shoes.length === 0 ? <p>{say('liveShoesNone')}</p> : null}
      {shoes && shoes !== 'failed'
        ? shoes.map(({ shoe, rounds }) => (
            <div key={shoe} className="proof-shoe">
              <p className="proof-row">
                <b>{say('liveShoeRow', { n: shoe, m: rounds })}</b>
                <button type="button" className="button" onClick={() => look(shoe)}>
                  {say('liveCheck')}
                </button>
              </p>
              {looked?.shoe === shoe ? <LookedShoe state={looked.state} wordsOf={wordsOf} say={say} /> : null}
            </div>
          ))
        : null}
    </section>
  )
}

function LookedShoe({
  state,
  wordsOf,
  say,
}: {
  state: Looked['state']
  wordsOf: (result: string) => string
  say: Say
}) {
  if (state === 'busy') return <p role="status">{say('liveChecking')}</p>
  if (state === 'failed') return <p role="alert">{say('liveCheckFailed')}</p>
  return <CheckedShoe shoe={state} wordsOf={wordsOf} say={say} />
}
