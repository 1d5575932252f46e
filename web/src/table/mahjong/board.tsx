/** The field of the table: the other seats, the rivers and the middle. */

import type { JSX } from "preact";
import type { MahjongView } from "../../fold";
import type { Live } from "../../live";
import type { Who } from "../parts";
import { Centre } from "./centre";
import { type Place, placesOf, type Side } from "./places";
import { River, RiverButton, RiverList } from "./river";
import { Seat } from "./seat";
import { WildTile } from "./wild_tile";

export interface BoardProps {
  live: Live;
  view: MahjongView;
  who: Who;
}

/** From this many seats on, there is no room for a river before every seat. */
const CROWDED = 5;

export function Board(props: BoardProps): JSX.Element {
  const crowded = props.view.seats >= CROWDED;
  const look = ["mj-board", crowded && "mj-crowded", props.view.over && "mj-over"].filter(Boolean).join(" ");
  return (
    <div class="mj-field">
      <div class={look}>{crowded ? <Crowded {...props} /> : <Cross {...props} />}</div>
    </div>
  );
}

/** Up to four seats: rivers in a cross around the middle. */
function Cross(props: BoardProps): JSX.Element {
  const places = new Map(placesOf(props.view).map((place) => [place.side, place]));
  const riverOf = (side: Side) => {
    const place = places.get(side);
    return place && <RiverField {...props} {...place} />;
  };
  const seatOf = (side: Side) => {
    const place = places.get(side);
    return place && <Seat {...props} {...place} />;
  };
  return (
    <>
      {seatOf("top")}
      <div class="mj-column mj-column-left">
        {seatOf("left")}
        {riverOf("left")}
        <WildTile {...props} />
      </div>
      <div class="mj-column mj-column-middle">
        {riverOf("top")}
        <Centre {...props} />
        {riverOf("foot")}
      </div>
      <div class="mj-column mj-column-right">
        {seatOf("right")}
        {riverOf("right")}
      </div>
    </>
  );
}

function RiverField({ view, who, seat, side }: BoardProps & Place): JSX.Element {
  return (
    <div class={`mj-river-field mj-river-${side}`}>
      <River view={view} seat={seat} who={who} />
    </div>
  );
}

/** More seats: the others in two rows, the discards in a list below, or behind a button where that has no room. */
function Crowded(props: BoardProps): JSX.Element {
  const { view, who } = props;
  const [, ...others] = placesOf(view);
  return (
    <>
      {others.map((place) => (
        <Seat key={place.seat} {...props} {...place} />
      ))}
      <Centre {...props} />
      <WildTile {...props} />
      <div class="mj-rivers">
        <RiverList view={view} who={who} />
        <RiverButton view={view} who={who} />
      </div>
    </>
  );
}
