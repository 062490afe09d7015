import type { Sport } from '@maru/sports'
import { badminton } from './badminton.ts'
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { combat } from './combat.ts'
import { esport } from './esport.ts'
import { football } from './football.ts'
import { handball } from './handball.ts'
import { hockey } from './hockey.ts'
import type { Model, Strength } from './model.ts'
import { soccer } from './soccer.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'

const makers: { readonly [sport in Sport]: (home: Strength, away: Strength) => Model } = {
  soccer,
  basketball,
  baseball,
  volleyball,
  badminton,
  hockey,
  combat,
  tennis,
  handball,
  football,
  esport,
}

/** The model of a sport for two sides. `home` also stands for the first of two competitors where nobody is at home. */
export const modelOf = (sport: Sport, home: Strength, away: Strength): Model => makers[sport](home, away)
