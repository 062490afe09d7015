import { Container, Graphics, Text } from 'pixi.js'
import type { Point } from '../game/game-view.ts'

/** Outlines where cards will lie, each with a letter: what the table shows while bets are taken. */
export class EmptyPlaces {
  readonly view = new Container()

  lay(places: readonly (Point & { letter: string; colour: number })[], width: number, height: number): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    for (const { x, y, letter, colour } of places) {
      const place = new Container()
      const outline = new Graphics()
        .roundRect(-width / 2, -height / 2, width, height, width * 0.1)
        .fill({ color: 0x041410, alpha: 0.35 })
        .stroke({ color: colour, width: 1.6, alpha: 0.7 })
      const name = new Text({
        text: letter,
        resolution: 2,
        style: {
          fontFamily: ['Hahmlet Core', 'Hahmlet Variable', 'Georgia', 'serif'],
          fontWeight: '700',
          fontSize: width * 0.42,
          fill: colour,
        },
      })
      name.anchor.set(0.5)
      place.addChild(outline, name)
      place.position.set(x, y)
      this.view.addChild(place)
    }
  }
}
