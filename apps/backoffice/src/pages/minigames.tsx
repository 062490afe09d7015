import { useText } from '@maru/i18n/react'
import { useMiniDesk } from '../features/minigames/calls/desk.ts'
import { DeskFigures } from '../features/minigames/desk-figures.tsx'
import { GamePanel } from '../features/minigames/game-panel.tsx'
import { MinigamesHead } from '../features/minigames/minigames-head.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'

/** The four games now. */
export const MinigamesPage = () => {
  const t = useText('office')
  const query = useMiniDesk()
  return (
    <>
      <MinigamesHead />
      <Asking query={query} lines={10}>
        {({ games }) =>
          games.length === 0 ? (
            <Empty title={t('minigames.none')} />
          ) : (
            <>
              <DeskFigures games={games} />
              <div className="mini-desk">
                {games.map((desk) => (
                  <GamePanel key={desk.game} desk={desk} />
                ))}
              </div>
            </>
          )
        }
      </Asking>
    </>
  )
}
