import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Language } from '@maru/contract'
import Pdf from 'pdfkit'
import type { HashedLine } from './statement.rules.ts'
import { columnWord, kindWord, noteWord, purseWord, titleWord, wordColumns } from './statement-words.ts'

const FONT_FILES = {
  text: import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Regular.ttf'),
  bold: import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf'),
}

/** In points, on A4 lying. `end`: sums stand right. */
const COLUMNS = {
  no: { x: 36, width: 40 },
  at: { x: 80, width: 130 },
  purse: { x: 212, width: 84 },
  kind: { x: 298, width: 118 },
  amount: { x: 416, width: 96, end: true },
  balance: { x: 516, width: 104, end: true },
  hash: { x: 636, width: 170 },
} as const
/** Figures that differ on every line stand in the fonts that each reader has: laying them out in one of our own takes milliseconds each. Words repeat, and are laid out once. */
const FONTS = {
  no: 'Helvetica',
  at: 'Helvetica',
  purse: 'text',
  kind: 'text',
  amount: 'Helvetica',
  balance: 'Helvetica',
  hash: 'Courier',
} as const satisfies Record<keyof typeof COLUMNS, string>
const [TOP, BOTTOM, LINE] = [92, 552, 13]
const ASCENT = 7
/** Enough to find a line in the file that has them whole. */
const HASH_SHOWN = 24

/** Page by page: nothing is kept of a page that has been written. */
export const pdfOf = (language: Language, year: number, lines: readonly HashedLine[]): Readable => {
  const pdf = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    info: { Title: titleWord(language, year) },
  })
  for (const [name, file] of Object.entries(FONT_FILES)) pdf.registerFont(name, readFileSync(fileURLToPath(file)))
  write(pdf, language, year, lines)
  pdf.end()
  return pdf as unknown as Readable
}

const write = (pdf: PDFKit.PDFDocument, language: Language, year: number, lines: readonly HashedLine[]): void => {
  let y = BOTTOM
  for (const line of lines) {
    if (y >= BOTTOM) {
      beginPage(pdf, language, year)
      y = TOP
    }
    const cells = {
      no: String(line.no),
      at: line.at.slice(0, 19).replace('T', ' '),
      purse: purseWord(language, line),
      kind: kindWord(language, line),
      amount: grouped(line.amount),
      balance: grouped(line.balance),
      hash: line.hash.slice(0, HASH_SHOWN),
    }
    for (const column of wordColumns) {
      pdf.font(FONTS[column])
      put(pdf, column, cells[column], y)
    }
    y += LINE
  }
}

const beginPage = (pdf: PDFKit.PDFDocument, language: Language, year: number): void => {
  pdf.addPage()
  pdf.font('bold').fontSize(15).text(titleWord(language, year), 36, 30, { lineBreak: false })
  pdf.font('text').fontSize(8).fillColor('#555').text(noteWord(language), 36, 54, { width: 770 })
  pdf.font('bold').fontSize(8).fillColor('#000')
  for (const column of wordColumns) put(pdf, column, columnWord(language, column), TOP - 16)
  pdf
    .moveTo(36, TOP - 4)
    .lineTo(806, TOP - 4)
    .lineWidth(0.5)
    .stroke()
  pdf.font('text').fontSize(8)
}

const put = (pdf: PDFKit.PDFDocument, column: keyof typeof COLUMNS, words: string, y: number): void => {
  if (words === '') return
  const place = COLUMNS[column]
  const x = 'end' in place ? place.x + place.width - pdf.widthOfString(words) : place.x
  // On one line, whichever font it is in.
  pdf.text(words, x, y + ASCENT, { lineBreak: false, baseline: 'alphabetic' })
}

/** `1,284,500`, `-12.400000`. */
const grouped = (decimal: string): string => decimal.replace(/\B(?=(\d{3})+(?!\d)(\.|$))/g, ',')
