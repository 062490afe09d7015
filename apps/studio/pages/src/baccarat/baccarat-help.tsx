import { PLACES } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Dialog } from '../frame/dialog.tsx'
import { figure, languageOfPage, percent } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'

/** Rules, limits and returns. */
export function BaccaratHelp({
  game,
  open,
  onClose,
}: {
  game: Game<BaccaratSaid>
  open: boolean
  onClose: () => void
}) {
  const { say, described } = game
  const language = languageOfPage()
  return (
    <Dialog title={described.name} open={open} say={say} onClose={onClose}>
      <h3>{say('return')}</h3>
      <table className="terms">
        <tbody>
          {PLACES.map((place) => (
            <tr key={place}>
              <th scope="row">{say(place)}</th>
              <td>{percent(described.returnsBp[place], language)}</td>
              <td>
                {say('limitPlace', {
                  place: say(place),
                  min: figure(described.limits[place].min, language),
                  max: figure(described.limits[place].max, language),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{say('rules')}</h3>
      <p>{say('ruleBaccarat')}</p>
      {described.commission ? null : (
        <p>
          {say('noCommission')}: {say('bankerSixHalf')}
        </p>
      )}
      <p>{say('ruleBaccaratTie')}</p>
      <p>{say('ruleShoe')}</p>
      <p>{say('ruleLoss')}</p>
    </Dialog>
  )
}
