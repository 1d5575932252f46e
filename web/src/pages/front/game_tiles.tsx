/** The games, each with a sentence and two ways on. */

import type { JSX } from "preact";
import { said, t } from "../../i18n";
import { Button } from "../../ui/button";
import type { GameLine } from "../../wire";
import { Face, placed } from "../record/faces";

export function GameTiles({ games }: { games: readonly GameLine[] }): JSX.Element {
  const words = t().pages.front;
  return (
    <ul class="game-tiles">
      {games.map((game) => (
        <li key={game.id} class="panel">
          <Faces names={game.faces} />
          <h3 class="serif">{said(game)}</h3>
          <p>{said({ title: game.sentence, english: game.sentence_english })}</p>
          <div class="row">
            {game.lesson && (
              <Button size="small" href={`/learn/${game.id}`} icon="hand" label={words.learnThis(said(game))}>
                {words.learn}
              </Button>
            )}
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
function Faces({ names }: { names: readonly string[] }): JSX.Element {
  return (
    <div class="game-faces" aria-hidden="true">
      {placed(names).map(({ key, name }) => (
        <Face key={key} name={name ?? ""} />
      ))}
    </div>
  );
}
