import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Dialog } from '../frame/dialog.tsx'
import { figure, languageOfPage } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { themeOf } from './themes/themes.ts'

/** Paytable, rules and return. */
export function SlotHelp({ game, open, onClose }: { game: Game<SlotSaid>; open: boolean; onClose: () => void }) {
  const { say, described } = game
  const { symbols } = themeOf(described.code)
  const language = languageOfPage()
  const { respin, multipliers } = described
  return (
    <Dialog title={described.name} open={open} say={say} onClose={onClose}>
      <h3>
        {say('paytable')} <small>{say('perLine')}</small>
      </h3>
      <ul className="paytable">
        {Object.entries(described.pays).map(([id, pays]) => (
          <li key={id}>
            <img src={artUrl(symbols[id]?.art ?? '')} alt="" width="56" height="56" />
            <span>
              <b>{symbols[id] ? say(symbols[id].name) : id}</b>
              <br />
              {pays.map((pay, index) => `${index + 3} × ${figure(pay, language)}`).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <h3>{say('rules')}</h3>
      <p>{say('ruleLines')}</p>
      <p>{say('ruleWild')}</p>
      <p>
        {say('ruleScatter', { n: multipliers.length })} (
        {described.scatterPays.map((pay, index) => `${index + 3} × ${figure(pay, language)}`).join(' · ')};{' '}
        {multipliers.map((multiplier) => `×${multiplier}`).join(' ')})
      </p>
      <p>{say('ruleRespin', { n: respin.trigger, s: respin.spins, f: figure(respin.full, language) })}</p>
      <h3>{say('return')}</h3>
      <p>{say('ruleReturn', { r: (described.returnBp / 100).toFixed(2) })}</p>
      <p>{say('ruleLoss')}</p>
    </Dialog>
  )
}

function artUrl(art: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${art}</svg>`)}`
}
