/** The scripts of people's pages, each fetched when it is wanted. */

import { script } from "../later";
import type { CodeFormProps } from "./code_form";
import type { PersonSheetProps } from "./person_sheet";

export const ME = script<object>(() => import("./me").then((made) => made.MePage));
export const CODE_FORM = script<CodeFormProps>(() => import("./code_form").then((made) => made.CodeForm));
export const PERSON = script<PersonSheetProps>(() => import("./person_sheet").then((made) => made.PersonSheet));
