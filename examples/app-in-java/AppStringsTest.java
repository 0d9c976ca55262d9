import java.io.IOException;
import java.util.List;

/** Run by {@code npm test} without a test library; with JUnit the mock starts in {@code @BeforeAll}. */
final class AppStringsTest {
  public static void main(String[] arguments) throws Exception {
    try (var mock = new LocspecMock("--data", "strings.yaml")) {
      var app = new AppStrings(mock.get("baseUrl"), mock.get("token"));
      expect(List.of("Pay now"), app.texts(1, "is hidden and text contains \"Pay\""));
      expect(List.of("Sign in", "Sign out"), app.texts(1, "text contains \"Sign\""));
      try {
        app.texts(1, "is hiden");
        throw new AssertionError("a misspelt expression is refused");
      } catch (IOException refusal) {
        expect("The service responds with 400", refusal.getMessage());
      }
    }
    System.out.println("3 passed");
  }

  private static void expect(Object expected, Object actual) {
    if (!expected.equals(actual)) throw new AssertionError("expected " + expected + ", got " + actual);
  }
}
