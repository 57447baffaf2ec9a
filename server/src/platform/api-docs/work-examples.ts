const caseStudyId = "019a7f84-8bc1-7c5a-a07f-48b925fc1ea5";
const fileId = "019a7f84-9cd2-7d6b-b18a-59ca36ad2fb6";
const told = {
  title: "Labels for a chutney maker",
  client: "Thrupp Chutneys",
  year: 2025,
  part: "We designed the labels and drew every fruit by hand.",
  outcome: "The jars are in four hundred shops.",
  skills: ["Packaging design"],
  sector: "Food and beverage",
  films: [{ url: "https://vimeo.com/123456789", title: "How the labels are drawn" }],
};
const role = "Drew the fruit";
const alternativeText = "Three jars of chutney on a shelf";
const picture = {
  alternativeText,
  width: 640,
  height: 480,
  pictures: [
    { width: 320, height: 240, url: "/api/files/the-secret-of-the-file/320.webp" },
    { width: 640, height: 480, url: "/api/files/the-secret-of-the-file/640.webp" },
  ],
};

interface Marketplace {
  member: { id: string; username: string; displayName: string; userType: string };
  updatedAt: string;
}

/** Returns an example of each component about work, of the people of the other examples. */
export function workExamples({ member, updatedAt }: Marketplace) {
  const { id: userId, username, displayName, userType } = member;
  const person = { userId, username, displayName, userType, photo: null };
  const credited = { ...person, role };
  const shown = { ...told, id: caseStudyId, images: [{ ...picture, fileId }], updatedAt };
  const caseStudy = { ...shown, credits: [credited] };
  const credit = { caseStudyId, title: told.title, role, by: person, picture };
  return {
    AnswerCreditBody: { isConfirmed: true },
    CaseStudy: caseStudy,
    CaseStudyBody: { ...told, images: [{ fileId, alternativeText }], credits: [{ userId, role }] },
    CaseStudyImage: { ...picture, fileId },
    Credit: { ...credit, state: "waiting" },
    CreditedPerson: credited,
    MemberWork: { caseStudies: [caseStudy], creditedOn: [{ ...credit, state: "confirmed" }] },
    OrderCaseStudiesBody: { ids: [caseStudyId] },
    OwnCaseStudy: { ...shown, credits: [{ ...credited, state: "confirmed" }], isWithdrawn: false },
    PublicPageState: {
      publicPage: true,
      isShown: true,
      address: "https://fair.example/agencies/kettle-and-crane",
      caseStudies: 1,
    },
    UpdatePublicPageBody: { publicPage: true },
    ReportCaseStudyBody: { reason: "These are my pictures." },
    WorkCover: { id: caseStudyId, title: told.title, picture },
    WorkFilm: told.films[0],
    WorkPerson: person,
    WithdrawCaseStudyBody: { reason: "The pictures are somebody else's." },
    WorkPicture: picture,
  };
}
