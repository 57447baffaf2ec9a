const shortlistId = "019a6e73-7ab0-7b49-9f7c-37a825eb1d94";
const expiresAt = "2026-04-01T09:30:00.000Z";
const note = "Their chutney labels look like ours.";
const guestVotes = [{ name: "Tom from the shop", vote: "up" }];

interface Marketplace {
  briefId: string;
  briefName: string;
  member: { id: string; displayName: string; availability: { text: string } };
  agency: { uniqueValue: string; services: string[]; regions: string[]; industries: string[]; website: string };
  criterion: object;
  createdAt: string;
}

/** Returns an example of each component about shortlists, of the people and the brief of the other examples. */
export function shortlistExamples({ briefId, briefName, member, agency, criterion, createdAt }: Marketplace) {
  const userId = member.id;
  const list = {
    id: shortlistId,
    name: "Labels for the autumn range",
    briefId,
    userIds: [userId],
    createdAt,
    updatedAt: createdAt,
    sharedUntil: null,
  };
  const person = {
    id: userId,
    presence: "here",
    member,
    note,
    status: "asked",
    votes: [{ name: "ana.ruiz", vote: "up", isOwn: true }],
    guestVotes,
    savedAt: createdAt,
  };
  const ofBrief = ["briefQuote", "weight", "points"];
  const requirement = Object.fromEntries(Object.entries(criterion).filter(([name]) => !ofBrief.includes(name)));
  const shared = {
    id: userId,
    displayName: member.displayName,
    userType: "agency",
    headline: null,
    description: agency.uniqueValue,
    abilities: agency.services,
    regions: agency.regions,
    industries: agency.industries,
    link: agency.website,
    availability: member.availability.text,
    rate: null,
    requirements: [requirement],
    note: null,
    votes: guestVotes.map((vote) => ({ ...vote, isOwn: false })),
  };
  return {
    CreateShortlistBody: { briefId, userId },
    SharedList: { name: list.name, sharedBy: "Quince & Daughters", expiresAt, isConfirmed: true, people: [shared] },
    SharedPerson: shared,
    SharedRequirement: requirement,
    ShareShortlistBody: { days: 30, showsNotes: false },
    Shortlist: {
      ...list,
      sharedUntil: expiresAt,
      briefName,
      people: [person],
      share: { createdAt, expiresAt, showsNotes: false },
    },
    ShortlistPerson: person,
    ShortlistSummary: list,
    UpdateShortlistBody: { name: "Labels, second round" },
    UpdateShortlistPersonBody: { note, noteBefore: "", status: "asked", vote: "up" },
    VoteOnSharedListBody: { ...guestVotes[0], userId },
  };
}
