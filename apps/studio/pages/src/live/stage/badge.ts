import { Container, Graphics, Text } from 'pixi.js'

/** A figure on a coloured plate, drawn anew only when it changes. */
export class Badge {
  readonly view = new Container()
  readonly #plate = new Graphics()
  readonly #text: Text
  readonly #colour: number
  #size = 0

  constructor(colour: number) {
    this.#colour = colour
    this.#text = new Text({
      text: '',
      resolution: 2,
      style: {
        fontFamily: ['Pretendard Core', 'Pretendard Variable', 'sans-serif'],
        fontWeight: '800',
        fill: 0xffffff,
      },
    })
    this.#text.anchor.set(0.5)
    this.view.addChild(this.#plate, this.#text)
    this.view.visible = false
  }

  show(text: string | undefined, x: number, y: number, size: number, alpha = 1): void {
    this.view.visible = text !== undefined
    if (text === undefined) return
    if (this.#text.text !== text) this.#text.text = text
    if (this.#size !== size) {
      this.#size = size
      this.#text.style.fontSize = size * 0.6
      this.#plate
        .clear()
        .roundRect(-size / 2, -size / 2, size, size, size * 0.26)
        .fill(this.#colour)
    }
    this.view.position.set(x, y)
    this.view.alpha = alpha
  }
}
