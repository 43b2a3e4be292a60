/** What joins the names of a couple, or tells of a family or a plus-one: "Ada & Charles Byron", "Ada Byron +1". */
const several = /\s(?:and|und|et|plus|\/)\s|\S\s*[&+]\s*\S|^(?:the )?famil(?:y|ie|le)\s|\sfamily$/i;

/** Whether a name may be that of several people, who need a seat each. */
export const mayBeSeveral = (name: string): boolean => several.test(name);
