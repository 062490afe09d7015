/**
 * Makes the dealers' spoken calls anew: `./script/node apps/studio/dev/voice/make-voice.ts`. Needs espeak-ng, flite, sox and ffmpeg (Debian: espeak-ng flite sox ffmpeg).
 * The result is kept in pages/art/voice: one file for each language, character and kind of call, and sprites.json, which says where in it each call lies, in ms.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALL_WORDS, type VoiceLanguage } from './call-words.ts'

const OUT = join(import.meta.dirname, '../../pages/art/voice')
const RATE = 24_000
/** Silence round a call, ms: browsers cut compressed sound to some 50 ms. */
const SILENCE_MS = 180

/** The three characters: a bright and a dark voice of women, one of a man. */
const ESPEAK = [
  ['f2', '52', '150'],
  ['m3', '34', '146'],
  ['f4', '40', '148'],
] as const
const FLITE = [
  ['slt', '60'],
  ['rms', '-60'],
  ['slt', '-130'],
] as const

const run = (program: string, args: readonly string[]): Buffer =>
  execFileSync(program, args, { timeout: 30_000, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 })

const folder = mkdtempSync(join(tmpdir(), 'voice-'))

/** Speaks a text; gives samples of 16 bits, one channel. */
function speak(language: VoiceLanguage, dealer: 0 | 1 | 2, words: string): Buffer {
  const raw = join(folder, 'raw.wav')
  const warm = join(folder, 'warm.wav')
  if (language === 'en')
    run('flite', ['-voice', FLITE[dealer][0], '--setf', 'duration_stretch=1.06', '-t', words, '-o', raw])
  else {
    const [variant, pitch, speed] = ESPEAK[dealer]
    const voice = language === 'ko' ? 'ko' : 'vi'
    run('espeak-ng', ['-v', `${voice}+${variant}`, '-p', pitch, '-s', speed, '-a', '120', '-g', '1', '-w', raw, words])
  }
  const shift = language === 'en' ? ['pitch', FLITE[dealer][1]] : []
  const trim = ['silence', '1', '0.02', '0.6%', 'reverse', 'silence', '1', '0.02', '0.6%', 'reverse']
  // Warmth below, less of the synthesiser's hiss above, the same loudness for every call, and a little of the room.
  const tone = [
    'highpass',
    '85',
    'bass',
    '+3.5',
    '210',
    'equalizer',
    '2900',
    '0.9q',
    '-2.5',
    'treble',
    '-5',
    '5200',
    'lowpass',
    '8200',
  ]
  const level = ['compand', '0.004,0.09', '-52,-52,-34,-20,-18,-12,0,-8', '-3', '-90', '0.01', 'norm', '-2.5']
  run('sox', [
    raw,
    '-b',
    '16',
    '-c',
    '1',
    warm,
    'rate',
    `${RATE}`,
    ...trim,
    ...shift,
    ...tone,
    ...level,
    'pad',
    '0',
    '0.22',
    'reverb',
    '14',
    '40',
    '32',
    'fade',
    't',
    '0.006',
    'reverse',
    'fade',
    't',
    '0.1',
    'reverse',
  ])
  const wave = run('sox', [warm, '-t', 'raw', '-'])
  return wave.length % 2 ? wave.subarray(0, -1) : wave
}

const silence = Buffer.alloc(Math.round((SILENCE_MS / 1_000) * RATE) * 2)
const msOf = (bytes: number): number => Math.round((bytes / 2 / RATE) * 1_000)
type Sprite = Record<string, readonly [number, number]>

function makeSprite(
  language: VoiceLanguage,
  dealer: 0 | 1 | 2,
  words: Readonly<Record<string, string>>,
  name: string,
): Sprite {
  const parts: Buffer[] = [silence]
  const sprite: Record<string, readonly [number, number]> = {}
  let at = silence.length
  for (const [call, text] of Object.entries(words)) {
    const said = speak(language, dealer, text)
    sprite[call] = [msOf(at), msOf(said.length)]
    parts.push(said, silence)
    at += said.length + silence.length
  }
  const raw = join(folder, 'sprite.raw')
  writeFileSync(raw, Buffer.concat(parts))
  // MP3: the one compressed sound that every browser decodes, Safari too.
  run('ffmpeg', [
    '-y',
    '-f',
    's16le',
    '-ar',
    `${RATE}`,
    '-ac',
    '1',
    '-i',
    raw,
    '-c:a',
    'libmp3lame',
    '-b:a',
    '32k',
    '-map_metadata',
    '-1',
    join(OUT, `${name}.mp3`),
  ])
  return sprite
}

const sprites: Record<string, Sprite> = {}
for (const language of Object.keys(CALL_WORDS) as VoiceLanguage[])
  for (const dealer of [0, 1, 2] as const)
    for (const kind of ['calls', 'numbers'] as const) {
      const name = `${language}-${dealer}-${kind}`
      sprites[name] = makeSprite(language, dealer, CALL_WORDS[language][kind], name)
      process.stdout.write(`${name} ${Object.keys(sprites[name]).length}\n`)
    }
writeFileSync(join(OUT, 'sprites.json'), `${JSON.stringify(sprites)}\n`)
rmSync(folder, { recursive: true })
