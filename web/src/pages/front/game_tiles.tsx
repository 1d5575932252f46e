/** The games, each with a sentence and two ways on. */

import type { JSX } from "preact";
import { said, t } from "../../i18n";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Tile } from "../../ui/tile";
import type { GameLine } from "../../wire";

export function GameTiles({ games }: { games: readonly GameLine[] }): JSX.Element {
  const words = t().pages.front;
  return (
    <ul class="game-tiles">
      {games.map((game) => (
        <li key={game.id} class="panel">
          <Faces family={game.family} />
          <h3 class="serif">{said(game)}</h3>
          <p>{said({ title: game.sentence, english: game.sentence_english })}</p>
          <div class="row">
            <Button size="small" href={`/rules/${game.id}`} icon="book-open" label={`${said(game)} ${words.rules}`}>
              {words.rules}
            </Button>
            <Button size="small" href={`/new#${game.id}`} icon="door-open" label={words.openThis(said(game))}>
              {words.openTitle}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the game is played with. */
function Faces({ family }: { family: GameLine["family"] }): JSX.Element {
  return (
    <div class="game-faces" aria-hidden="true">
      {family === "mahjong"
        ? ["1p", "5s", "9p"].map((name) => <Tile key={name} name={name} size="30px" />)
        : ["2x", "7d", "0x"].map((name) => <Card key={name} name={name} size="22px" />)}
    </div>
  );
}
