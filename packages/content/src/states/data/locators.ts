import type { StateSlug } from "../../ids/states.ts";

/**
 * The part of apps/web/public/art/us-map.svg around a state, as an SVG view box of 485 by 260, and the codes of the states in
 * it, each where a code has most room in what is seen of its state.
 */
type LocatorMap = { view: string; codes: string };

export const locators: Record<StateSlug, LocatorMap> = {
  alabama: {
    view: "493 338 366 196",
    codes:
      "AL 675 437, AR 570 398, FL 763 486, GA 737 425, LA 583 490, MS 615 438, NC 818 362, SC 783 395, TN 678 365, TX 525 483",
  },
  alaska: { view: "-111 413 450 241", codes: "AK 114 536, AZ 224 443" },
  arizona: {
    view: "-30 260 467 250",
    codes: "AZ 204 386, CA 96 341, CO 330 317, NV 149 290, NM 308 393, TX 394 416, UT 226 302",
  },
  arkansas: {
    view: "434 321 269 144",
    codes:
      "AL 661 413, AR 567 394, KS 490 339, KY 648 339, LA 575 444, MS 613 415, MO 562 343, OK 493 379, TN 641 363, TX 501 426",
  },
  california: {
    view: "-313 67 806 432",
    codes:
      "AZ 202 380, CA 85 320, CO 331 290, ID 202 174, KS 423 305, MT 286 121, NE 408 228, NV 143 232, NM 307 388, ND 398 121, OR 104 141, SD 419 174, TX 414 437, UT 229 268, WY 303 195",
  },
  colorado: {
    view: "161 198 338 181",
    codes: "AZ 226 338, CO 329 290, KS 429 308, NE 414 249, NM 311 348, OK 444 356, UT 235 274, WY 308 226",
  },
  connecticut: {
    view: "792 142 190 102",
    codes: "CT 884 190, MA 899 170, NH 893 155, NJ 859 218, NY 855 188, PA 835 212, VT 875 159",
  },
  delaware: { view: "759 206 190 102", codes: "MD 828 257, NJ 860 245, PA 818 239, VA 815 275, WV 782 271" },
  florida: { view: "515 413 455 244", codes: "AL 675 454, FL 784 521, GA 738 454, LA 592 495, MS 620 465" },
  georgia: {
    view: "571 335 334 179",
    codes: "AL 677 435, FL 765 487, GA 739 426, LA 600 491, MS 622 439, NC 795 357, SC 781 395, TN 680 366",
  },
  hawaii: { view: "152 500 245 131", codes: "HI 317 587" },
  idaho: {
    view: "-81 -29 567 304",
    codes:
      "CA 56 207, ID 191 167, MT 287 95, NE 399 224, NV 139 217, ND 409 103, OR 101 130, SD 403 176, UT 218 229, WA 125 61, WY 304 189",
  },
  illinois: {
    view: "403 165 417 223",
    codes:
      "IL 613 278, IN 665 272, IA 542 228, KS 480 306, KY 689 324, MI 685 206, MO 560 311, NE 469 239, NC 778 350, OH 724 250, OK 483 360, PA 780 223, SD 466 192, TN 685 358, VA 758 324, WV 757 294, WI 602 195",
  },
  indiana: {
    view: "509 188 313 168",
    codes:
      "IL 611 274, IN 666 273, IA 565 237, KY 684 322, MI 678 211, MO 573 301, OH 724 253, PA 779 234, VA 795 313, WV 762 288, WI 597 209",
  },
  iowa: {
    view: "425 167 233 125",
    codes: "IL 606 245, IA 541 230, MN 537 186, MO 560 269, NE 478 238, SD 470 199, WI 594 199",
  },
  kansas: {
    view: "316 233 280 150",
    codes: "AR 571 364, CO 368 295, IA 529 251, KS 457 309, MO 539 313, NE 435 263, NM 355 349, OK 450 353, TX 391 362",
  },
  kentucky: {
    view: "545 244 273 147",
    codes:
      "AR 589 366, IL 616 300, IN 665 291, KY 682 319, MO 582 314, NC 760 356, OH 724 278, SC 763 371, TN 679 354, VA 792 312, WV 763 291",
  },
  louisiana: {
    view: "437 399 295 158",
    codes: "AL 673 455, AR 567 424, FL 685 480, LA 586 489, MS 614 458, TX 504 477",
  },
  maine: { view: "754 7 340 183", codes: "ME 925 96, NH 892 142, NY 842 146, VT 872 136" },
  maryland: {
    view: "728 214 190 102",
    codes: "MD 828 257, NJ 862 242, OH 748 256, PA 808 244, VA 804 283, WV 779 272",
  },
  massachusetts: {
    view: "807 121 190 102",
    codes: "CT 884 190, ME 910 133, MA 899 170, NH 893 149, NY 859 171, PA 837 205, VT 872 136",
  },
  michigan: {
    view: "420 31 467 251",
    codes:
      "IL 618 247, IN 665 243, IA 541 220, MI 686 188, MN 530 120, NE 464 236, NY 841 164, ND 460 108, OH 732 240, PA 802 223, SD 464 177, WI 594 162",
  },
  minnesota: {
    view: "321 12 434 233",
    codes: "IA 541 211, MI 686 188, MN 530 123, MT 358 98, NE 397 215, ND 432 102, SD 430 174, WI 594 162",
  },
  mississippi: {
    view: "433 342 364 195",
    codes:
      "AL 677 437, AR 568 399, FL 759 483, GA 728 425, LA 583 490, MS 615 441, OK 494 393, SC 765 384, TN 678 366, TX 506 441",
  },
  missouri: {
    view: "391 220 341 183",
    codes:
      "AR 568 366, IL 612 285, IN 666 282, IA 541 249, KS 472 308, KY 667 328, MO 561 313, NE 466 260, OH 703 243, OK 474 359, TN 653 362",
  },
  montana: {
    view: "92 -6 386 207",
    codes: "ID 193 134, MT 286 96, ND 409 104, OR 142 117, SD 403 153, WA 154 61, WY 304 164",
  },
  nebraska: {
    view: "280 155 312 167",
    codes: "CO 350 268, IA 526 229, KS 457 287, MN 523 183, MO 535 280, NE 436 237, SD 427 193, WY 338 211",
  },
  nevada: {
    view: "-148 113 578 310",
    codes: "AZ 204 351, CA 80 308, CO 322 290, ID 201 175, NV 140 265, NM 309 357, OR 103 151, UT 228 263, WY 305 199",
  },
  "new-hampshire": { view: "794 79 204 109", codes: "ME 918 118, MA 901 170, NH 892 144, NY 851 150, VT 871 131" },
  "new-jersey": {
    view: "766 181 190 102",
    codes: "CT 882 193, MD 828 257, NJ 859 218, NY 859 195, PA 822 226, VA 811 269, WV 795 266",
  },
  "new-mexico": {
    view: "97 279 426 228",
    codes: "AZ 202 384, CA 134 367, CO 331 318, KS 439 325, NV 155 307, NM 310 395, OK 449 382, TX 393 414, UT 232 307",
  },
  "new-york": {
    view: "666 79 338 181",
    codes: "CT 888 189, ME 919 104, MA 901 169, MI 695 191, NH 892 141, NY 837 168, OH 729 237, PA 809 214, VT 872 136",
  },
  "north-carolina": {
    view: "625 262 333 179",
    codes:
      "AL 673 399, GA 728 404, IN 665 286, KY 701 317, NC 792 352, OH 724 284, SC 778 392, TN 698 359, VA 797 311, WV 758 297",
  },
  "north-dakota": { view: "306 36 248 133", codes: "MN 506 107, MT 352 102, ND 430 103, SD 429 149" },
  ohio: {
    view: "583 177 280 150",
    codes:
      "IL 626 261, IN 666 265, KY 700 304, MD 826 258, MI 675 211, NY 788 195, OH 723 253, PA 798 228, VA 801 294, WV 775 276, WI 615 202",
  },
  oklahoma: {
    view: "286 293 326 175",
    codes: "AR 553 393, CO 355 325, KS 457 330, LA 562 444, MO 542 338, NM 344 387, OK 450 380, TX 419 415",
  },
  oregon: {
    view: "-95 23 398 213",
    codes: "CA 71 193, ID 195 135, MT 233 102, NV 132 205, OR 103 131, WA 123 76, WY 266 201",
  },
  pennsylvania: {
    view: "698 167 221 119",
    codes: "CT 886 190, MD 828 257, NJ 858 219, NY 833 185, OH 739 240, PA 809 227, VA 811 270, WV 772 267",
  },
  "rhode-island": {
    view: "811 134 190 102",
    codes: "CT 884 190, MA 899 170, NH 893 153, NJ 859 218, NY 860 184, PA 840 209, VT 875 157",
  },
  "south-carolina": { view: "663 338 228 122", codes: "AL 685 415, GA 738 409, NC 792 361, SC 777 400, TN 715 354" },
  "south-dakota": {
    view: "291 103 274 147",
    codes: "IA 515 211, MN 511 157, MT 346 139, NE 436 217, ND 430 128, SD 429 177, WY 342 187",
  },
  tennessee: {
    view: "519 274 321 172",
    codes:
      "AL 673 404, AR 581 389, GA 732 408, IL 620 306, IN 662 296, KY 683 322, MS 617 408, MO 584 330, NC 771 353, SC 774 391, TN 679 360, VA 794 314, WV 760 296",
  },
  texas: {
    view: "17 258 806 432",
    codes:
      "AL 675 446, AZ 202 386, AR 563 379, CA 87 325, CO 331 311, GA 736 427, KS 456 311, KY 690 325, LA 588 493, MS 615 437, MO 562 331, NM 307 394, OK 471 373, TN 676 361, TX 421 477",
  },
  utah: {
    view: "19 154 414 222",
    codes:
      "AZ 204 337, CA 79 287, CO 330 288, ID 207 184, NE 389 232, NV 141 266, NM 284 345, SD 393 188, UT 227 266, WY 305 215",
  },
  vermont: { view: "778 88 190 102", codes: "ME 914 121, MA 899 170, NH 893 148, NY 849 148, VT 872 131" },
  virginia: {
    view: "641 219 300 161",
    codes: "IN 675 278, KY 707 318, MD 827 257, NC 792 343, OH 723 266, PA 808 238, TN 702 354, VA 799 299, WV 775 274",
  },
  washington: { view: "-20 -19 287 154", codes: "ID 189 98, MT 219 75, OR 97 104, WA 123 59" },
  "west-virginia": {
    view: "642 209 264 142",
    codes: "IN 675 272, KY 706 307, MD 828 258, NJ 862 244, NC 828 331, OH 723 261, PA 808 239, VA 796 300, WV 775 276",
  },
  wisconsin: {
    view: "426 74 337 181",
    codes: "IL 614 229, IA 543 213, MI 674 171, MN 530 143, NE 469 229, ND 466 118, OH 708 231, SD 472 176, WI 595 165",
  },
  wyoming: {
    view: "136 103 341 183",
    codes: "CO 329 257, ID 210 168, MT 286 131, NE 404 232, NV 174 219, ND 422 125, SD 408 177, UT 224 232, WY 305 195",
  },
};
